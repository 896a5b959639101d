/** The rules of form fields. Each answers with the key of a message and its parameters, or null when it holds. */
export {
  email,
  firstProblem,
  maxLength,
  minLength,
  noWhitespace,
  problemText,
  required,
  url,
  type FieldProblem,
  type FieldValidator,
} from './validators.ts';
