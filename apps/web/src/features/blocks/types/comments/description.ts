import { commentsBlock } from '@lectern/contract/blocks/types/comments/index'
import { unitType } from '@lectern/contract/blocks/unit-types'
import { MessagesSquare } from 'lucide-react'
import type { BlockDescription } from '../../block-description.ts'

const typeId = unitType.comments

export const commentsDescription: BlockDescription = {
  typeId,
  icon: MessagesSquare,
  name: 'create-course.unit_comments',
  add: 'create-course.add_comments',
  help: 'create-course.add_comments_help',
  searched: 'create-course.slash_words_comments',
  key: { letter: 'm', label: 'create-course.key_comments' },
  create: (key) => ({ key, title: '', type_id: typeId, content: commentsBlock.create() }),
}
