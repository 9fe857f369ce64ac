import { commentsBlock } from '@lectern/contract/blocks/types/comments/index'
import { unitType } from '@lectern/contract/blocks/unit-types'
import { MessagesSquare } from 'lucide-react'
import type { BlockDescription } from '../../block-description.ts'

const typeId = unitType.comments

export const commentsDescription: BlockDescription = {
  typeId,
  icon: MessagesSquare,
  name: 'lesson-editor.unit_comments',
  add: 'lesson-editor.add_comments',
  help: 'lesson-editor.add_comments_help',
  searched: 'lesson-editor.slash_words_comments',
  key: { letter: 'm', label: 'lesson-editor.key_comments' },
  create: (key) => ({ key, title: '', type_id: typeId, content: commentsBlock.create() }),
}
