import { createFileRoute } from '@tanstack/react-router'
import { PracticeList, readPracticeSearch } from '../../../features/lessons/index.ts'

export const Route = createFileRoute('/expert/practices/')({
  validateSearch: readPracticeSearch,
  beforeLoad: ({ context }) => context.texts.need('create-course', 'quiz'),
  component: PracticeList,
})
