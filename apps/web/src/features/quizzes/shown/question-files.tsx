import type { PlacedFile } from '@lectern/contract/files/placed-file'
import { lazy, Suspense } from 'react'
import { useShownExtras } from './shown-extras.ts'

// A quiz without files loads nothing of their list and players.
const ShownFiles = lazy(async () => ({ default: (await import('../../files/list/index.ts')).ShownFiles }))

/** Files that belong to a question or to what its author says after it. */
export const QuestionFiles = ({ files }: { files: readonly PlacedFile[] | null | undefined }) => {
  const { files: known, renew } = useShownExtras()
  const here = known.filter(({ uuid }) => files?.some((placed) => placed.uuid === uuid))
  if (here.length === 0) return null
  return (
    <Suspense>
      <ShownFiles files={here} renew={renew} />
    </Suspense>
  )
}
