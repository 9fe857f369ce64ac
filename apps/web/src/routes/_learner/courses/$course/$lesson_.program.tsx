import { createFileRoute } from '@tanstack/react-router'
import { goTo } from '../../../../lib/routing/page-flow.ts'
import { paths } from '../../../../lib/routing/paths.ts'

/** The program of a lesson's course, under the lesson's address (document 002 §2). */
export const Route = createFileRoute('/_learner/courses/$course/$lesson_/program')({
  beforeLoad: ({ params }) => goTo(`${paths.course(params.course)}#program`),
})
