import { describe, expect, it } from 'vitest'
import { variableNames, variableParts, variableText } from './variables.ts'

const kinds = (words: string) => variableParts(words).map(({ text, kind }) => [kind, text])

describe('variableParts', () => {
  it('finds variables among words, with spaces or without', () => {
    expect(kinds('Hello {{student_name}}, this is {{ course_name }}!')).toEqual([
      ['words', 'Hello '],
      ['known', '{{student_name}}'],
      ['words', ', this is '],
      ['known', '{{ course_name }}'],
      ['words', '!'],
    ])
  })

  it('names what it does not know', () => {
    expect(kinds('{{Name}} {{ім’я}} {{прізвище}}')).toEqual([
      ['unknown', '{{Name}}'],
      ['words', ' {{ім’я}} '],
      ['unknown', '{{прізвище}}'],
    ])
  })

  it.each(['{{7*7}}', '{{}}', '{{ }}', '{student_name}', '{{student name}}', '{{a{{b}}', '{{{'])(
    'keeps every letter of %j',
    (words) => {
      expect(
        variableParts(words)
          .map(({ text }) => text)
          .join(''),
      ).toBe(words)
      expect(variableParts(words).some(({ kind }) => kind === 'known')).toBe(false)
    },
  )

  it.each(['constructor', '__proto__', 'toString', 'hasOwnProperty'])('knows no %s', (name) => {
    expect(kinds(`{{${name}}}`)).toEqual([['unknown', `{{${name}}}`]])
  })

  it('reads what it writes', () => {
    for (const name of variableNames)
      expect(variableParts(variableText(name))[0]).toMatchObject({ name, kind: 'known' })
  })

  it('says where each part begins', () => {
    const words = 'a {{today}} b {{what}} c'
    for (const { text, at } of variableParts(words)) expect(words.slice(at, at + text.length)).toBe(text)
  })

  it('reads a flood of braces at once', () => {
    const words = '{{'.repeat(200_000)
    expect(variableParts(words)).toHaveLength(1)
  })
})
