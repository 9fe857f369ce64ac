import { lazy } from 'react'
import type { BlockEditorProps, UnitOf } from '../../block-editor.tsx'

// The editor is the heaviest part of the workbench: a file of its own, asked for as soon as lessons can be written. What shows
// units waits for it, so that they stand where they stay.
const editor = import('./text-editor.tsx')
const TextEditor = lazy(async () => ({ default: (await editor).TextEditor }))

/** A text of the author. */
export const TextUnitEditor = ({ unit, onUnit, ...rest }: BlockEditorProps<UnitOf<3>>) => (
  <TextEditor
    text={unit.content.text}
    onText={(text) => onUnit({ ...unit, content: { text } })}
    unitKey={unit.key}
    {...rest}
  />
)
