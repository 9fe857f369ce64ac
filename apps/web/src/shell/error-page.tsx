import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { Button, buttonClass } from '@lectern/ui/button'
import { ApiError } from '../lib/api/index.ts'
import { errorText } from '../lib/errors.ts'
import { AppLink } from '../lib/app-link.tsx'
import { paths } from '../lib/paths.ts'
import { report } from '../lib/reporting.ts'
import { useTexts, type Translate } from '../lib/texts/index.ts'
import { isScriptLoss, mayPass, useRetry } from '../lib/use-retry.ts'
import { PageNotice } from './page-notice.tsx'
import { isRefusedVisit, WayIn } from './refused-visit.ts'

const isExpected = (error: unknown): boolean => error instanceof ApiError || mayPass(error)

/** The page could not be made: says what is safe, tries again, leads home. */
export const ErrorPage = ({ error, reset }: ErrorComponentProps) => {
  const texts = useTexts()
  const router = useRouter()
  useEffect(() => {
    if (!isExpected(error)) report(error, 'page')
  }, [error])
  const retry = () => {
    // A script that did not arrive is not asked for again by a page that stands.
    if (isScriptLoss(error)) return window.location.reload()
    reset()
    void router.invalidate()
  }
  useRetry(error, retry)
  const isRefused = isRefusedVisit(error)
  return (
    <PageNotice
      code={codeOf(error)}
      title={texts.t(isRefused ? 'common.refused_title' : 'common.error_title')}
      text={textOf(error, texts.t)}
    >
      {isRefused && (
        <Suspense>
          <WayIn error={error} onFree={retry} />
        </Suspense>
      )}
      <Button look={isRefused ? 'secondary' : 'primary'} onClick={retry}>
        {texts.t('common.try_again')}
      </Button>
      <AppLink href={paths.home} className={buttonClass({ look: 'secondary' })}>
        {texts.t('common.to_home')}
      </AppLink>
    </PageNotice>
  )
}

const textOf = (error: unknown, t: Translate): string => {
  const why = isScriptLoss(error) ? t('common.error_network') : errorText(error, t)
  return mayPass(error) ? `${why} ${t('common.error_retried')}` : why
}

const codeOf = (error: unknown): string => (error instanceof ApiError ? String(error.status) : '')
