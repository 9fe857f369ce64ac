import { foldForSearch } from '../../kernel/words/fold.ts'
import type { ImportColumn } from './contact-imports.ts'
import { type ImportKey, importKeys, type ImportTarget, targetName } from './import-targets.ts'

/** Own fields of a school by what they are called. */
export interface NamedField {
  readonly id: number
  readonly names: readonly string[]
}

export interface ColumnGuess {
  readonly target: ImportTarget
  readonly is_sure: boolean
}

type Seen = Pick<ImportColumn, 'header' | 'filled' | 'emails' | 'phones' | 'dates'>

/** Headers in English, Ukrainian and Russian, and those of the exports of Kwiga, GetCourse, Mailchimp and HubSpot. */
const headers: Readonly<Record<Exclude<ImportKey, 'none'>, readonly string[]>> = {
  email: [
    ...[
      'email',
      'e mail',
      'mail',
      'email address',
      'e mail address',
      'user email',
      'contact email',
      'work email',
    ],
    ...['пошта', 'електронна пошта', 'ел пошта', 'адреса ел пошти', 'емейл', 'імейл', 'еmail'],
    ...[
      'почта',
      'электронная почта',
      'эл почта',
      'адрес эл почты',
      'адрес электронной почты',
      'емаил',
      'имейл',
    ],
  ],
  name: [
    ...['name', 'first name', 'firstname', 'fname', 'given name', 'user name', 'user first name'],
    ...['імя', 'імя користувача', 'імя контакту', 'имя', 'имя пользователя', 'имя контакта'],
  ],
  surname: [
    ...['surname', 'last name', 'lastname', 'lname', 'family name', 'user last name'],
    ...['прізвище', 'прізвище користувача', 'фамилия', 'фамилия пользователя'],
  ],
  full_name: [
    ...['full name', 'fullname', 'contact name', 'імя та прізвище', 'імя і прізвище', 'імя прізвище'],
    ...['повне імя', 'имя и фамилия', 'имя фамилия', 'полное имя', 'контакт'],
  ],
  surname_first: ['піб', 'прізвище та імя', 'прізвище імя', 'фио', 'ф и о', 'фамилия и имя', 'фамилия имя'],
  phone: [
    ...[
      'phone',
      'phone number',
      'telephone',
      'tel',
      'mobile',
      'mobile phone',
      'mobile phone number',
      'cell phone',
    ],
    ...['user phone', 'sms', 'телефон', 'номер телефону', 'мобільний', 'мобільний телефон', 'тел'],
    ...['номер телефона', 'мобильный', 'мобильный телефон'],
  ],
  country: [
    ...['country', 'country region', 'country code', 'cc', 'країна', 'код країни', 'страна', 'код страны'],
  ],
  city: ['city', 'town', 'місто', 'населений пункт', 'город', 'населенный пункт'],
  language: ['language', 'preferred language', 'locale', 'мова', 'язык'],
  time_zone: ['time zone', 'timezone', 'часовий пояс', 'часовой пояс', 'таймзона'],
  birthday: [
    ...['birthday', 'birth date', 'birthdate', 'date of birth', 'dob'],
    ...['день народження', 'дата народження', 'дата рождения', 'день рождения'],
  ],
  tag: ['tag', 'tags', 'тег', 'теги', 'мітка', 'мітки', 'метка', 'метки', 'группы', 'групи'],
}

const plain = (text: string): string =>
  foldForSearch(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const keyOfHeader: ReadonlyMap<string, ImportKey> = new Map(
  importKeys.flatMap((key) =>
    key === 'none' ? [] : headers[key].map((word): [string, ImportKey] => [plain(word), key]),
  ),
)

/** A set of headers, whatever their order and case, as one text: by it a mapping is kept for the next file. */
export const headersMark = (columns: readonly Pick<ImportColumn, 'header'>[]): string =>
  columns.map(({ header }) => plain(header)).join('\u0001')

/** From this share of its filled cells a column is of a kind. */
const clear = 0.6
const share = (part: number, filled: number): number => (filled === 0 ? 0 : part / filled)

const leftOut: ColumnGuess = { target: { to: 'none' }, is_sure: false }

const byHeader = (column: Seen, fields: readonly NamedField[]): ColumnGuess | null => {
  const header = plain(column.header)
  if (header === '') return null
  const key = keyOfHeader.get(header)
  if (key === 'email' && column.filled > 0 && column.emails === 0) return null
  if (key !== undefined) return { target: { to: key }, is_sure: isBacked(key, column) }
  const field = fields.find(({ names }) => names.some((name) => plain(name) === header))
  return field ? { target: { to: 'field', field_id: field.id }, is_sure: true } : null
}

/** Whether the cells say what the header says, where they can. */
const isBacked = (key: ImportKey, { filled, emails, phones, dates }: Seen): boolean => {
  if (key === 'email') return share(emails, filled) >= clear
  if (key === 'phone') return filled === 0 || share(phones, filled) >= clear
  return key !== 'birthday' || filled === 0 || share(dates, filled) >= clear
}

const byCells = ({ filled, emails, phones, dates }: Seen): ColumnGuess => {
  if (share(emails, filled) >= clear) return { target: { to: 'email' }, is_sure: share(emails, filled) > 0.9 }
  // Dates written by digits alone look like numbers of telephones.
  if (share(phones, filled) >= clear && dates * 2 < phones) return { target: { to: 'phone' }, is_sure: false }
  return leftOut
}

/** The fullest column of e-mails, where no header names one: only one is the key. */
const weightOf = ({ target, is_sure }: ColumnGuess, column: Seen): number =>
  target.to === 'email' ? share(column.emails, column.filled) + (is_sure ? 1 : 0) : is_sure ? 2 : 1

/**
 * Where each column of a file should go: by its header, else by what its cells look like. Of two columns with one target the one with
 * the better reason gets it.
 */
export const guessColumns = (columns: readonly Seen[], fields: readonly NamedField[]): ColumnGuess[] => {
  const guesses = columns.map((column) => byHeader(column, fields) ?? byCells(column))
  const best = new Map<string, { readonly at: number; readonly weight: number }>()
  for (const [at, column] of columns.entries()) {
    const guess = guesses[at] ?? leftOut
    const name = targetName(guess.target)
    const weight = weightOf(guess, column)
    if (weight > (best.get(name)?.weight ?? 0)) best.set(name, { at, weight })
  }
  return guesses.map((guess, at) => {
    const name = targetName(guess.target)
    return name === 'tag' || name === 'none' || best.get(name)?.at === at ? guess : leftOut
  })
}
