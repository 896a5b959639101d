/** The rules of form fields. Each answers with the key of a message and its parameters, or null when it holds. */
export {
  email,
  firstProblem,
  maxLength,
  minLength,
  noAnotherAddress,
  noWhitespace,
  problemText,
  required,
  unlessStored,
  url,
  type FieldProblem,
  type FieldValidator,
  type FormValues,
} from './validators.ts';
