import { describe, expect, it } from 'vitest'
import { guessColumns, headersMark } from './guess-columns.ts'

const words = (header: string) => ({ header, filled: 10, emails: 0, phones: 0, dates: 0 })
const emails = (header: string, share = 10) => ({ ...words(header), emails: share })
const phones = (header: string) => ({ ...words(header), phones: 10 })
const dates = (header: string) => ({ ...words(header), dates: 10 })
const targets = (columns: Parameters<typeof guessColumns>[0]) =>
  guessColumns(columns, []).map(({ target }) => target.to)

describe('columns of a file', () => {
  it.each([
    [
      'Kwiga',
      [words('ID'), words('Ім’я'), words('Прізвище'), emails('Email'), phones('Телефон'), words('Теги')],
      ['none', 'name', 'surname', 'email', 'phone', 'tag'],
    ],
    [
      'GetCourse',
      [
        words('id'),
        emails('Email'),
        words('Имя'),
        words('Фамилия'),
        phones('Телефон'),
        dates('Дата рождения'),
        words('Страна'),
        words('Город'),
      ],
      ['none', 'email', 'name', 'surname', 'phone', 'birthday', 'country', 'city'],
    ],
    [
      'Mailchimp',
      [
        emails('Email Address'),
        words('First Name'),
        words('Last Name'),
        phones('Phone Number'),
        words('MEMBER_RATING'),
        words('TAGS'),
      ],
      ['email', 'name', 'surname', 'phone', 'none', 'tag'],
    ],
    [
      'HubSpot',
      [
        words('Record ID'),
        words('First Name'),
        words('Last Name'),
        emails('Email'),
        phones('Phone Number'),
        words('Country/Region'),
        words('Time Zone'),
        words('Preferred language'),
        dates('Date of birth'),
      ],
      ['none', 'name', 'surname', 'email', 'phone', 'country', 'time_zone', 'language', 'birthday'],
    ],
  ])('exported by %s are known by their headers', (_service, columns, expected) => {
    expect(targets(columns)).toEqual(expected)
  })

  it('without a telling header are known by their cells', () => {
    expect(targets([emails('a'), phones('b'), dates('c'), words('d')])).toEqual([
      'email',
      'phone',
      'none',
      'none',
    ])
  })

  it('called e-mail without one e-mail in them are not the key', () => {
    expect(targets([words('Email'), emails('Login')])).toEqual(['none', 'email'])
  })

  it('of which two hold e-mails give the key to the fuller one', () => {
    expect(targets([emails('Work email', 7), emails('Email', 9)])).toEqual(['none', 'email'])
  })

  it('named as an own field go to it', () => {
    const [guess] = guessColumns([words('Піч')], [{ id: 7, names: ['oven', 'Піч'] }])
    expect(guess).toEqual({ target: { to: 'field', field_id: 7 }, is_sure: true })
  })

  it.each(['__proto__', 'constructor', ''])('named %j go nowhere', (header) => {
    expect(targets([words(header)])).toEqual(['none'])
  })

  it('are a set that is known again in another case', () => {
    expect(headersMark([words('E-mail'), words('Ім’я')])).toBe(headersMark([words('e mail'), words("ІМ'Я")]))
  })
})
