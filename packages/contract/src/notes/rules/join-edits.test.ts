import { describe, expect, test } from 'vitest'
import { joinEdits, type NoteEdit, type StoredEdit } from './join-edits.ts'

const edit = (text: string, minute: number): NoteEdit => ({
  kind: 'note',
  color: null,
  text,
  unit_id: 1,
  quote: null,
  moment: null,
  editedAt: new Date(2026, 0, 1, 10, minute),
})
const stored = (text: string, minute: number, other: StoredEdit['other'] = null): StoredEdit => ({
  ...edit(text, minute),
  revision: 3,
  other,
})
const on = (revision: number, settlesOther = false) => ({ revision, settlesOther })

describe('a change of a note', () => {
  test('that was made on what is stored takes its place', () => {
    expect(joinEdits(stored('a', 1), edit('b', 2), on(3))).toEqual({ kept: edit('b', 2), other: null })
  })

  test('of two made apart leaves the later one standing, and offers the words of the earlier', () => {
    const late = joinEdits(stored('mine', 1), edit('yours', 2), on(2))
    expect([late.kept.text, late.other?.text]).toEqual(['yours', 'mine'])
    const early = joinEdits(stored('mine', 5), edit('yours', 2), on(2))
    expect([early.kept.text, early.other?.text]).toEqual(['mine', 'yours'])
  })

  test('loses no words of a third device', () => {
    const two = joinEdits(stored('a', 1, { text: 'kept', editedAt: new Date(0) }), edit('b', 2), on(1))
    expect(two.other?.text).toBe('kept\n\na')
  })

  test('keeps offered words until somebody has decided about them', () => {
    const other = { text: 'offered', editedAt: new Date(0) }
    expect(joinEdits(stored('a', 1, other), edit('ab', 2), on(3)).other).toEqual(other)
    expect(joinEdits(stored('a', 1, other), edit('ab', 2), on(3, true)).other).toBeNull()
  })

  test('that only adds to the other offers nothing, and one of a deleted note brings it back', () => {
    expect(joinEdits(stored('a', 1), edit('a and more', 2), on(2)).other).toBeNull()
    expect(joinEdits(null, edit('b', 2), on(7)).kept.text).toBe('b')
  })
})
