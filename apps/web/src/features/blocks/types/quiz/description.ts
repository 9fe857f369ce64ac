import { quizBlock } from '@lectern/contract/blocks/types/quiz/index'
import { unitType } from '@lectern/contract/blocks/unit-types'
import { ListChecks } from 'lucide-react'
import type { BlockDescription } from '../../block-description.ts'

const typeId = unitType.quiz

export const quizDescription: BlockDescription = {
  typeId,
  icon: ListChecks,
  name: 'create-course.unit_practice',
  add: 'create-course.add_practice',
  help: 'create-course.add_practice_help',
  searched: 'create-course.slash_words_practice',
  key: { letter: 'p', label: 'create-course.key_practice' },
  create: (key) => ({ key, title: '', type_id: typeId, content: quizBlock.create() }),
}
