import { UnitFiles } from '../files/list/index.ts'

interface TextFilesProps {
  unit: number
  uuids: readonly string[]
}

/** Files that stand between words. */
export const TextFiles = ({ unit, uuids }: TextFilesProps) => (
  <UnitFiles unit={unit} count={uuids.length} only={uuids} />
)
