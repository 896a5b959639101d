import { findWebAddress } from '@hearth/domain/imports/web-address';
import { type FieldValidator, required } from '@hearth/domain/ui/validators';

const isAddress: FieldValidator = (value) =>
  findWebAddress(String(value ?? '')) === null ? { key: 'url' } : null;

/** The rules of a field for the address of a page; words around it are allowed. */
export const addressRules: readonly FieldValidator[] = [required, isAddress];
