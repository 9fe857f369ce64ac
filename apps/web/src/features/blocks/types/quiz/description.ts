import { quizBlock } from '@lectern/contract/blocks/types/quiz/index'
import { unitType } from '@lectern/contract/blocks/unit-types'
import { ListChecks } from 'lucide-react'
import type { BlockDescription } from '../../block-description.ts'

const typeId = unitType.quiz

export const quizDescription: BlockDescription = {
  typeId,
  icon: ListChecks,
  name: 'lesson-editor.unit_practice',
  add: 'lesson-editor.add_practice',
  help: 'lesson-editor.add_practice_help',
  searched: 'lesson-editor.slash_words_practice',
  key: { letter: 'p', label: 'lesson-editor.key_practice' },
  create: (key) => ({ key, title: '', type_id: typeId, content: quizBlock.create() }),
}
