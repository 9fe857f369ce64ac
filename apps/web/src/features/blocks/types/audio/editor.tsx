import { AudioLines } from 'lucide-react'
import { PlacedFiles } from '../../../files/placed/index.ts'
import { PreviewChoice } from '../../previews/preview-choice.tsx'
import type { BlockEditorProps, UnitOf } from '../../block-editor.tsx'

/** Recordings to listen to. */
export const AudioUnitEditor = ({ unit, onUnit, startHere, label }: BlockEditorProps<UnitOf<1>>) => (
  <>
    <PlacedFiles
      files={unit.content.files}
      onFiles={(files) => onUnit({ ...unit, content: { ...unit.content, files } })}
      accept={['audio']}
      many
      label={label}
      empty={{
        icon: AudioLines,
        title: 'documents.audio_empty',
        text: 'documents.audio_empty_text',
        add: 'documents.audio_add',
      }}
      more="documents.audio_add"
      startHere={startHere}
    />
    {unit.content.files.length > 0 && (
      <PreviewChoice
        value={unit.content.preview_index}
        onValue={(preview_index) => onUnit({ ...unit, content: { ...unit.content, preview_index } })}
      />
    )}
  </>
)
