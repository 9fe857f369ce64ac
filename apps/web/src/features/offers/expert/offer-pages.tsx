import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { SaveBar } from '@lectern/ui/forms/save-bar'
import { Icon } from '@lectern/ui/layout/icon'
import { Link2 } from 'lucide-react'
import { useState, type FormEvent, type ReactNode } from 'react'
import { queryFor } from '../../../lib/api/index.ts'
import { copyText } from '../../../lib/copy-text.ts'
import { isSame } from '../../../lib/drafts/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { ExpertPage, LearnerPageLink } from '../../../frame/expert/index.ts'
import { createOffer, getOffer, updateOffer } from '../api.ts'
import { OfferFields } from './offer-form.tsx'
import { draftOf, emptyDraft, isComplete, type OfferDraft } from './offer-draft.ts'
import { wholePlan } from './plans/plan-draft.ts'
import { useOfferReload } from './use-offer-reload.ts'
import styles from './offers.module.css'

const bodyOf = (draft: OfferDraft) => ({
  ...draft,
  title: draft.title.trim(),
  plans: draft.plans.flatMap((plan) => wholePlan(plan) ?? []),
})

const inOrder = ({ sale_starts_at: starts, sale_ends_at: ends }: OfferDraft): boolean =>
  starts === null || ends === null || starts < ends

const useCrumbs = () => {
  const { t } = useTexts()
  return [{ label: t('expert.menu_offers'), href: expertPaths.offers }]
}

interface OfferFormProps {
  draft: OfferDraft
  setDraft: (draft: OfferDraft) => void
  /** Whether it was kept before. */
  isKept: boolean
  error: Error | null
  onSubmit: () => void
  children: ReactNode
}

const OfferForm = ({ draft, setDraft, isKept, error, onSubmit, children }: OfferFormProps) => {
  const { t } = useTexts()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isComplete(draft) && inOrder(draft)) onSubmit()
  }
  return (
    <form noValidate className={styles.offer} onSubmit={submit}>
      <OfferFields draft={draft} isKept={isKept} write={(part) => setDraft({ ...draft, ...part })} />
      {error && (
        <Notice tone="danger" announce="at-once">
          {errorText(error, t)}
        </Notice>
      )}
      {children}
    </form>
  )
}

/** Makes an offer (document 002 §2: expert/payments/offers/create). */
export const NewOffer = () => {
  const { t } = useTexts()
  const navigate = useNavigate()
  const reload = useOfferReload()
  const [draft, setDraft] = useState(emptyDraft)
  const create = useMutation({
    mutationFn: () => createOffer({ body: bodyOf(draft) }),
    onSuccess: async ({ data }) => {
      await reload()
      toasts.show({ tone: 'success', title: t('offers.offer_created') })
      await navigate({ href: expertPaths.offer(data.id), replace: true })
    },
    meta: { showsErrors: true },
  })
  return (
    <ExpertPage title={t('offers.offer_new')} crumbs={useCrumbs()}>
      <OfferForm
        draft={draft}
        setDraft={setDraft}
        isKept={false}
        error={create.error}
        onSubmit={() => !create.isPending && create.mutate()}
      >
        <div>
          <Button
            type="submit"
            variant="primary"
            busy={create.isPending}
            disabled={!isComplete(draft) || !inOrder(draft)}
          >
            {t('offers.offer_create')}
          </Button>
        </div>
      </OfferForm>
    </ExpertPage>
  )
}

const from = '/expert/payments/offers/edit/$offerId'

/** An offer for who sells it (document 002 §2: expert/payments/offers/edit/{id}). */
export const EditOffer = () => {
  const { t } = useTexts()
  const { offerId } = useParams({ from })
  const offer = useSuspenseQuery(queryFor(getOffer, { params: { offer: offerId } })).data.data
  const reload = useOfferReload()
  const saved = draftOf(offer)
  const [draft, setDraft] = useState(saved)
  // Fields with words that were not understood forget them.
  const [undone, setUndone] = useState(0)
  const save = useMutation({
    mutationFn: () => updateOffer({ params: { offer: offer.id }, body: bodyOf(draft) }),
    onSuccess: async ({ data }) => {
      setDraft(draftOf(data))
      toasts.show({ tone: 'success', title: t('offers.offer_saved') })
      await reload()
    },
    meta: { showsErrors: true },
  })
  const share = async () => {
    const link = new URL(offer.link, window.location.origin).href
    toasts.show(
      (await copyText(link))
        ? { tone: 'success', title: t('create-course.block_link_copied') }
        : {
            tone: 'danger',
            title: t('create-course.block_link_failed', { link }),
          },
    )
  }
  const held = offer.participants_count ?? 0
  return (
    <ExpertPage
      title={offer.title}
      crumbs={useCrumbs()}
      actions={
        <>
          <LearnerPageLink href={offer.link} label={t('create-course.open_learner_page')} />
          <Button icon={<Icon of={Link2} />} onClick={() => void share()}>
            {t('offers.offer_copy_link')}
          </Button>
        </>
      }
    >
      <OfferForm
        key={undone}
        draft={draft}
        setDraft={setDraft}
        isKept
        error={save.error}
        onSubmit={() => !save.isPending && save.mutate()}
      >
        <SaveBar
          isChanged={!isSame(draft, saved)}
          saveLabel={t('offers.offer_save')}
          undoLabel={t('offers.offer_undo')}
          busy={save.isPending}
          disabled={!isComplete(draft) || !inOrder(draft)}
          onUndo={() => {
            setDraft(saved)
            setUndone(undone + 1)
          }}
          note={held > 0 ? t('offers.offer_save_note', { count: held }) : undefined}
        />
      </OfferForm>
    </ExpertPage>
  )
}
