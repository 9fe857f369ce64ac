import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouterState, type ErrorComponentProps } from '@tanstack/react-router'
import { Button } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { CircleAlert, DoorClosed } from 'lucide-react'
import { Suspense, useEffect } from 'react'
import { getUser } from '../../../features/identity/index.ts'
import { ExpertPage, RightLacked } from '../../expert/index.ts'
import { ApiError, queryFor } from '../../../lib/api/index.ts'
import { report } from '../../../lib/reporting.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { mayPass } from '../../../lib/use-retry.ts'
import { PagePending } from '../page-pending.tsx'
import { ErrorPage } from './error-page.tsx'
import { isRefusedVisit, WayIn } from './refused-visit.ts'
import { usePageRenewal } from './use-page-renewal.ts'
import { failureText, usePageRetry } from './use-page-retry.ts'

const isRightLacked = (error: unknown): boolean => error instanceof ApiError && error.code === 'forbidden'

/** In place of a page of the workbench that could not be made; the menu around it stays. */
const ExpertErrorPage = (props: ErrorComponentProps) => {
  const { error } = props
  const { t } = useTexts()
  const { cabinets: schools } = useSuspenseQuery(queryFor(getUser, {})).data.data
  useEffect(() => {
    if (!(error instanceof ApiError || mayPass(error))) report(error, 'page')
  }, [error])
  const retry = usePageRetry(props)
  if (usePageRenewal(error)) return <PagePending />
  if (isRightLacked(error)) {
    return (
      <ExpertPage title={t('expert.right_lacked')}>
        <RightLacked school={schools.find(({ is_current }) => is_current)?.name ?? ''} />
      </ExpertPage>
    )
  }
  const isRefused = isRefusedVisit(error)
  const title = t(isRefused ? 'common.refused_title' : 'common.error_title')
  return (
    <ExpertPage title={title}>
      <EmptyState
        icon={isRefused ? DoorClosed : CircleAlert}
        framed
        title={title}
        text={failureText(error, t)}
        actions={
          <>
            {isRefused && (
              <Suspense>
                <WayIn error={error} onFree={retry} />
              </Suspense>
            )}
            <Button variant={isRefused ? 'secondary' : 'primary'} onClick={retry}>
              {t('common.try_again')}
            </Button>
          </>
        }
      />
    </ExpertPage>
  )
}

/** The error page of whichever area the address belongs to. */
export const AreaErrorPage = (props: ErrorComponentProps) => {
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  return pathname.startsWith('/expert/') ? <ExpertErrorPage {...props} /> : <ErrorPage {...props} />
}
