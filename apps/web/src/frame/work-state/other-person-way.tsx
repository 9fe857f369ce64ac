import { buttonClass } from '@lectern/ui/actions/button'
import { useLoaderData, useRouterState } from '@tanstack/react-router'
import { AppLink } from '../../lib/routing/app-link.tsx'
import { signInAgainPath } from '../../lib/routing/paths.ts'
import { useTexts } from '../../lib/texts/index.ts'

/** Back to the person whose page this is, when somebody else has signed in with this browser. */
export const OtherPersonWay = () => {
  const { t } = useTexts()
  const { visitor } = useLoaderData({ from: '__root__' })
  const address = useRouterState({ select: (state) => state.location.href })
  return (
    <AppLink href={signInAgainPath(address)} className={buttonClass({ variant: 'primary', size: 'small' })}>
      {visitor ? t('common.sign_in_as', { name: visitor.name }) : t('common.sign_in')}
    </AppLink>
  )
}
