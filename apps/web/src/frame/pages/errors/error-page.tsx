import type { ErrorComponentProps } from '@tanstack/react-router'
import { Suspense, useEffect } from 'react'
import { Button, buttonClass } from '@lectern/ui/actions/button'
import { ApiError } from '../../../lib/api/index.ts'
import { AppLink } from '../../../lib/routing/app-link.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { report } from '../../../lib/reporting.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useHydrated } from '../../../lib/drawing/use-hydrated.ts'
import { mayPass } from '../../../lib/use-retry.ts'
import { PagePending } from '../page-pending.tsx'
import { PageNotice } from './page-notice.tsx'
import { isRefusedVisit, WayIn } from './refused-visit.ts'
import { usePageRenewal } from './use-page-renewal.ts'
import { failureText, usePageRetry } from './use-page-retry.ts'

const isExpected = (error: unknown): boolean => error instanceof ApiError || mayPass(error)

/** The page could not be made: says what is safe, tries again, leads home. */
export const ErrorPage = (props: ErrorComponentProps) => {
  const { error } = props
  const texts = useTexts()
  useEffect(() => {
    if (!isExpected(error)) report(error, 'page')
  }, [error])
  const retry = usePageRetry(props)
  const isRefused = isRefusedVisit(error)
  const isHydrated = useHydrated()
  if (usePageRenewal(error)) return <PagePending />
  return (
    <PageNotice
      code={codeOf(error)}
      title={texts.t(isRefused ? 'common.refused_title' : 'common.error_title')}
      text={failureText(error, texts.t)}
    >
      {/* Not drawn by the server: a press on what has no code yet is lost. */}
      {isRefused && isHydrated && (
        <Suspense>
          <WayIn error={error} onFree={retry} />
        </Suspense>
      )}
      <Button variant={isRefused ? 'secondary' : 'primary'} onClick={retry}>
        {texts.t('common.try_again')}
      </Button>
      <AppLink href={paths.home} className={buttonClass({ variant: 'secondary' })}>
        {texts.t('common.to_home')}
      </AppLink>
    </PageNotice>
  )
}

const codeOf = (error: unknown): string => (error instanceof ApiError ? String(error.status) : '')
