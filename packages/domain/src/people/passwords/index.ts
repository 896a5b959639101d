/** How good a password is, and whether it is acceptable at all. */
export { passwordStrength, type PasswordStrength, type StrengthLabel } from './password-strength.ts';
export {
  maxPasswordBytes,
  minPasswordLength,
  type PasswordProblem,
  passwordProblem,
} from './password-problem.ts';
