import type { PlacedFile } from '@lectern/contract/files/placed-file'
import { audioNode, mediaLimits } from '@lectern/contract/rich-text/nodes/media'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import type { ReactNodeViewProps } from '@tiptap/react'
import { AudioLines } from 'lucide-react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { PlacedFiles } from '../../../files/placed/index.ts'
import { BlockBox } from '../own/block-box.tsx'
import { useAttributes } from '../own/use-attributes.ts'
import { useRestedValue } from '../own/use-rested-value.ts'

const placed = (uuid: string): PlacedFile => ({ uuid, allow_doc_preview: null, allow_doc_download: null })

/** Of a title, in milliseconds: one step to undo for what is written at one go. */
const titleRest = 500

/** A recording between words: which it is, and what it is called. */
export const AudioBlockView = ({ editor, node, getPos, selected }: ReactNodeViewProps) => {
  const { t } = useTexts()
  const { attrs, change } = useAttributes(audioNode, { editor, node, at: getPos })
  const fileId = attrs?.fileId ?? null
  const { now, write } = useRestedValue(attrs?.title ?? '', (title) => change({ title }), titleRest)
  return (
    <BlockBox {...{ editor, getPos, selected }} icon={AudioLines} name={t('lesson-text.block_audio')}>
      <PlacedFiles
        files={fileId === null ? [] : [placed(fileId)]}
        onFiles={(files) => change({ fileId: files[0]?.uuid ?? null })}
        accept={['audio']}
        many={false}
        label={t('lesson-text.block_audio')}
        empty={{
          icon: AudioLines,
          title: 'documents.audio_empty',
          text: 'documents.audio_empty_text',
          add: 'documents.audio_add',
        }}
        more="documents.audio_add"
        startHere={selected && fileId === null}
      />
      {fileId !== null && (
        <Field label={t('lesson-text.audio_title')} help={t('lesson-text.audio_title_help')}>
          <TextInput
            value={now}
            maxLength={mediaLimits.title}
            onChange={({ currentTarget }) => write(currentTarget.value)}
          />
        </Field>
      )}
    </BlockBox>
  )
}
