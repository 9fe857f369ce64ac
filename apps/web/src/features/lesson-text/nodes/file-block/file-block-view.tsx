import { fileKinds } from '@lectern/contract/files/kinds'
import { fileBlockNode } from '@lectern/contract/rich-text/nodes/media'
import type { ReactNodeViewProps } from '@tiptap/react'
import { Files } from 'lucide-react'
import { useTexts } from '../../../../lib/texts/index.ts'
import { PlacedFiles } from '../../../files/placed/index.ts'
import { BlockBox } from '../own/block-box.tsx'
import { useAttributes } from '../own/use-attributes.ts'

/** Files between words: their order, and what readers may do with each. */
export const FileBlockView = ({ editor, node, getPos, selected }: ReactNodeViewProps) => {
  const { t } = useTexts()
  const { attrs, change } = useAttributes(fileBlockNode, { editor, node, at: getPos })
  const files = attrs?.files ?? []
  return (
    <BlockBox {...{ editor, getPos, selected }} icon={Files} name={t('lesson-text.block_files')}>
      <PlacedFiles
        files={files}
        onFiles={(changed) => change({ files: changed })}
        accept={fileKinds}
        many
        label={t('lesson-text.block_files')}
        empty={{
          icon: Files,
          title: 'documents.files_empty',
          text: 'documents.files_empty_text',
          add: 'documents.files_add',
        }}
        more="documents.files_add"
        startHere={selected && files.length === 0}
      />
    </BlockBox>
  )
}
