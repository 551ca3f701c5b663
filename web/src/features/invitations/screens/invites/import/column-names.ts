// The names of columns in the files that organizations have: our own, Google's, Microsoft's and those of common HR
// programs, in the languages of the product. Compared in small letters, without marks and signs.
import { plainText } from '../../../../../lib/plain-text.ts';

/** `e mail 1 value` for `E-mail 1 - Value`, `adresse electronique` for `Adresse électronique`. */
export const plainName = (name: string): string =>
  plainText(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const namesOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s*\n\s*/));

/** An address at work, or the one by which a person signs in: better than any other in the same file. */
const WORK_ADDRESS = namesOf(`
  email address required
  work email
  work e mail
  workemail
  work email address
  work contact work email
  primary work email
  primary email
  primary email address
  email work
  email primary work
  business email
  business email address
  business email information email address
  company email
  corporate email
  user principal name
  userprincipalname
  geschaftliche e mail
  geschaftliche e mail adresse
  dienstliche e mail
  dienstliche e mail adresse
  e mail geschaftlich
  e mail dienstlich
  e mail arbeit
  firmen e mail
  e mail professionnel
  email professionnel
  mail professionnel
  courriel professionnel
  adresse e mail professionnelle
  adresse email professionnelle
  correo de trabajo
  correo del trabajo
  correo laboral
  correo corporativo
  correo profesional
  correo electronico laboral
  correo electronico corporativo
  correo electronico del trabajo
  email laboral
  werk e mail
  werk e mailadres
  e mail werk
  zakelijk e mailadres
  zakelijke e mail
  zakelijk emailadres
`);

const ADDRESS = namesOf(`
  email
  e mail
  mail
  email address
  e mail address
  emailaddress
  address
  employee email
  member email
  user email
  e mail 1 value
  email 1 value
  e mail 1
  email 1
  e mail adresse
  email adresse
  mailadresse
  mail adresse
  adresse e mail
  adresse email
  adresse mail
  adresse electronique
  courriel
  correo
  correo electronico
  direccion de correo
  direccion de correo electronico
  email del empleado
  e mailadres
  emailadres
  e mail adres
  mailadres
`);

/** Words of a column about somebody else than the person of its row. */
const OTHERS = namesOf(`
  manager
  supervisor
  boss
  superior
  lead
  leader
  assistant
  emergency
  vorgesetzte
  vorgesetzter
  vorgesetzten
  fuhrungskraft
  chef
  notfall
  notfallkontakt
  responsable
  superieur
  urgence
  jefe
  emergencia
  leidinggevende
  noodgeval
`);

const RIGHTS = namesOf(`
  role
  roles
  rights
  permission
  permissions
  access
  access level
  rolle
  rollen
  rechte
  berechtigung
  berechtigungen
  droits
  autorisations
  rol
  permisos
  derechos
  rechten
  bevoegdheid
`);

/** 2 for an address at work, 1 for any that is the person's own, 0 for an unknown name or somebody else's address. */
export function addressRank(name: string): 0 | 1 | 2 {
  const plain = plainName(name);
  return WORK_ADDRESS.has(plain) ? 2 : ADDRESS.has(plain) ? 1 : 0;
}

export const isOfOthers = (name: string): boolean =>
  plainName(name)
    .split(' ')
    .some((word) => OTHERS.has(word));

export const isRightsName = (name: string): boolean => RIGHTS.has(plainName(name));

const ADMINISTRATOR = namesOf(`
  admin
  administrator
  administratorin
  administrateur
  administratrice
  administrador
  administradora
  beheerder
`);
const MEMBER = namesOf(`
  member
  user
  mitglied
  membre
  miembro
  lid
`);

export const isAdministratorWord = (text: string): boolean => ADMINISTRATOR.has(plainName(text));
export const isRightsWord = (text: string): boolean =>
  isAdministratorWord(text) || MEMBER.has(plainName(text));
