import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useParams, useRouter } from '@tanstack/react-router'
import formStyles from '@lectern/ui/forms/form.module.css'
import textStyles from '@lectern/ui/text/text.module.css'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { queryFor } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { ExpertPage } from '../../../frame/expert/index.ts'
import { acceptOwnership, readOwnershipOffer } from '../api.ts'

const from = '/expert/ownership/$token'

/** Where the link of an ownership letter leads. */
export const OwnershipPage = () => {
  const { t } = useTexts()
  const { date } = useDates()
  const { token } = useParams({ from })
  const router = useRouter()
  const queryClient = useQueryClient()
  const offer = useSuspenseQuery(queryFor(readOwnershipOffer, { params: { token } })).data.data
  const accept = useMutation({
    mutationFn: () => acceptOwnership({ params: { token } }),
    onSuccess: async () => {
      queryClient.clear()
      await router.navigate({ href: expertPaths.school })
      await router.invalidate()
    },
    meta: { showsErrors: true },
  })
  return (
    <ExpertPage title={t('school.settings_owner')} width="form">
      {offer.is_for_caller ? (
        <div className={formStyles.section}>
          <h2 className={formStyles.title}>
            {t('school.transfer_question', { school: offer.school, name: offer.from })}
          </h2>
          <p>{t('school.transfer_question_text')}</p>
          <p className={textStyles.muted}>{t('school.transfer_until', { date: date(offer.expires_at) })}</p>
          {accept.error && <Notice tone="danger" announce="at-once" title={errorText(accept.error, t)} />}
          <div>
            <Button variant="primary" busy={accept.isPending} onClick={() => accept.mutate()}>
              {t('school.transfer_accept')}
            </Button>
          </div>
        </div>
      ) : (
        <Notice tone="warning" title={t('common.error_ownership_for_other')} />
      )}
    </ExpertPage>
  )
}
