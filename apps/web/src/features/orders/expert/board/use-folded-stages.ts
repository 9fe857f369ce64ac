import { useOwnSetting } from '../../../../frame/index.ts'

const setting = 'orders-folded'

/** Stages that a person remembers as folded; the oldest are forgotten. */
const mostKept = 100

/** Which columns of the board a person folded, on every device. */
export const useFoldedStages = () => {
  const { value, keep } = useOwnSetting(setting, true)
  const folded: readonly string[] = Array.isArray(value) ? value.map(String) : []
  const isFolded = (stage: number) => folded.includes(String(stage))
  return {
    isFolded,
    toggle: (stage: number) =>
      keep(
        isFolded(stage)
          ? folded.filter((id) => id !== String(stage))
          : [...folded, String(stage)].slice(-mostKept),
      ),
    /** Widths of columns beside each other. */
    tracks: (stages: readonly number[]) =>
      stages.map((stage) => (isFolded(stage) ? '40px' : 'minmax(var(--col-board), 1fr)')).join(' '),
  }
}
