import { createFileRoute } from '@tanstack/react-router'
import { pageNotFound } from '../../lib/routing/page-flow.ts'

/** Every address of the workbench that nothing else answers: "not found" in its own frame. */
export const Route = createFileRoute('/expert/$')({
  loader: () => pageNotFound(),
})
