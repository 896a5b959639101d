/**
 * Who cooks in the demo kitchen.
 *
 * @typedef {object} Person
 * @property {string} username
 * @property {string} fullName
 * @property {string} email
 * @property {string} password
 * @property {string} role for the one who reads it at the start
 */

/** The first is the account that a demonstration is shown with, which nobody can change. */
export const people = /** @type {readonly [Person, Person, Person]} */ ([
  {
    username: 'ada',
    fullName: 'Ada Minster',
    email: 'changeme@example.com',
    password: 'warm bread at noon',
    role: 'administrator',
  },
  {
    username: 'ben',
    fullName: 'Ben Minster',
    email: 'ben@example.com',
    password: 'soup before snow',
    role: 'member',
  },
  {
    username: 'cleo',
    fullName: 'Cleo Minster',
    email: 'cleo@example.com',
    password: 'plums in september',
    role: 'member',
  },
]);
