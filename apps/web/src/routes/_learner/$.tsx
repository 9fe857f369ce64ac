import { createFileRoute } from '@tanstack/react-router'
import { pageNotFound } from '../../lib/routing/page-flow.ts'

/** Every address that nothing else answers: "not found" in the school's frame. */
export const Route = createFileRoute('/_learner/$')({
  loader: () => pageNotFound(),
})
