import { line } from '@lectern/contract/rich-text/testing-text'
import { EditorState } from '@tiptap/pm/state'
import { describe, expect, test } from 'vitest'
import { fitDocument } from '../form/fit-document.ts'
import { lessonSchema } from '../form/lesson-text-form.ts'
import { markVariables, variablesOf } from './variable-marks.ts'

const start = (...words: string[]): EditorState =>
  EditorState.create({
    doc: lessonSchema().nodeFromJSON(
      fitDocument(
        words.map((each) => line(each)),
        lessonSchema(),
      ),
    ),
    plugins: [markVariables(() => ({ title: '', sample: '' }))],
  })

const type = (state: EditorState, at: number, words: string): EditorState =>
  state.apply(state.tr.insertText(words, at))

describe('variables of a text', () => {
  test('are counted, and those that nobody knows are found', () => {
    expect(variablesOf(start('{{student_name}}', 'a {{who}}'))).toEqual({ count: 2, unknown: [26] })
  })

  test('are found in codes no more than in plain words', () => {
    const code = EditorState.create({
      doc: lessonSchema().nodeFromJSON(
        fitDocument([line('{{student_name}}', [{ type: 'code' }])], lessonSchema()),
      ),
      plugins: [markVariables(() => ({ title: '', sample: '' }))],
    })
    expect(variablesOf(code).count).toBe(0)
  })

  test('come and go as they are written', () => {
    const open = start('before', 'Hello {{student_name}', 'after')
    const whole = type(open, 8 + 1 + 21, '}')
    expect(variablesOf(whole).count).toBe(1)
    const broken = whole.apply(whole.tr.delete(16, 17))
    expect(variablesOf(broken).count).toBe(0)
    expect(variablesOf(type(whole, 1, 'x')).count).toBe(1)
  })

  test('stay marked when lines are joined and split', () => {
    const state = start('{{student', '_name}}')
    const joined = state.apply(state.tr.join(11))
    expect(variablesOf(joined)).toEqual({ count: 1, unknown: [] })
    expect(variablesOf(joined.apply(joined.tr.split(6))).count).toBe(0)
  })
})
