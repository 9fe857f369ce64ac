import { Later, type ShownUnit, type UnitProps } from '../../block-view.tsx'
import { lazily } from '../../../../lib/drawing/lazy-part.tsx'

// A lesson without files loads nothing of their list.
const FilesView = lazily(async () => (await import('./view.tsx')).FilesView)

/** Files in a lesson. */
export const FilesUnit = ({ unit, around }: UnitProps<ShownUnit<4>>) => (
  <Later>
    <FilesView unit={unit} lesson={around.lesson} />
  </Later>
)
