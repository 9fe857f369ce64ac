import { useRouter } from '@tanstack/react-router'
import { Notice } from '@lectern/ui/feedback/notice'
import { useAction } from '../../../lib/use-action.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useHydrated } from '../../../lib/drawing/use-hydrated.ts'
import { errorText } from '../../../lib/errors.ts'
import { chooseStreak } from './api.ts'

/** Shows the days in a row, or hides them. */
export const StreakSwitch = ({ isOn, className }: { isOn: boolean; className: string }) => {
  const { t } = useTexts()
  const router = useRouter()
  const isHere = useHydrated()
  const { run, busy, error } = useAction(async (is_on: boolean) => {
    await chooseStreak({ body: { is_on } })
    await router.invalidate()
  })
  return (
    <>
      {error && <Notice tone="danger">{errorText(error, t)}</Notice>}
      <button type="button" className={className} disabled={!isHere || busy} onClick={() => run(isOn)}>
        {t(isOn ? 'home.streak_on' : 'home.streak_off')}
      </button>
    </>
  )
}
