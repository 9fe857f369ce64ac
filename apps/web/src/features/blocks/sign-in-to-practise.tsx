import { buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { useRouterState } from '@tanstack/react-router'
import { loginPath } from '../../lib/routing/paths.ts'
import { useTexts } from '../../lib/texts/index.ts'
import styles from './sign-in-to-practise.module.css'

/** Stands where practices are, for whoever is not signed in (document 002 §6). */
export const SignInToPractise = () => {
  const { t } = useTexts()
  const address = useRouterState({ select: (state) => state.location.href })
  return (
    <div className={styles.closed}>
      <p>{t('quiz.sign_in_to_practise')}</p>
      <Link href={loginPath(address)} className={buttonClass({ variant: 'primary' })}>
        {t('common.sign_in')}
      </Link>
    </div>
  )
}
