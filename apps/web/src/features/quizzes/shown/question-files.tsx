import type { PlacedFile } from '@lectern/contract/files/placed-file'
import { useShownExtras } from './shown-extras.ts'
import { Arriving, lazily } from '../../../lib/drawing/lazy-part.tsx'

// A quiz without files loads nothing of their list and players.
const ShownFiles = lazily(async () => (await import('../../files/list/index.ts')).ShownFiles)

/** Files that belong to a question or to what its author says after it. */
export const QuestionFiles = ({ files }: { files: readonly PlacedFile[] | null | undefined }) => {
  const { files: known, renew } = useShownExtras()
  const here = known.filter(({ uuid }) => files?.some((placed) => placed.uuid === uuid))
  if (here.length === 0) return null
  return (
    <Arriving>
      <ShownFiles files={here} renew={renew} />
    </Arriving>
  )
}
