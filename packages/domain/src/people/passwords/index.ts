/** How good a password is, and whether it is acceptable at all. */
export { passwordStrength, type PasswordStrength, type StrengthLabel } from './password-strength.ts';
export {
  MAX_PASSWORD_BYTES,
  MIN_PASSWORD_LENGTH,
  type PasswordProblem,
  passwordProblem,
} from './password-problem.ts';
