import { fileKinds } from '@lectern/contract/files/kinds'
import { Files } from 'lucide-react'
import { PlacedFiles } from '../../../files/placed/index.ts'
import type { BlockEditorProps, UnitOf } from '../../block-editor.tsx'

/** Files to look at or to take along. */
export const FilesUnitEditor = ({ unit, onUnit, startHere, label }: BlockEditorProps<UnitOf<4>>) => (
  <PlacedFiles
    files={unit.content.files}
    onFiles={(files) => onUnit({ ...unit, content: { files } })}
    accept={fileKinds}
    many
    label={label}
    empty={{
      icon: Files,
      title: 'documents.files_empty',
      text: 'documents.files_empty_text',
      add: 'documents.files_add',
    }}
    more="documents.files_add"
    startHere={startHere}
  />
)
