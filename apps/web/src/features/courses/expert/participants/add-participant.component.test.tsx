import { getMailDelivery } from '@lectern/contract/staff/mail.api'
import { listPermissions } from '@lectern/contract/staff/staff.api'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerCall } from '../../../../testing/network.ts'
import { renderPart } from '../../../../testing/render-part.tsx'
import { AddParticipant } from './add-participant.tsx'

test.each([
  ['kept', /copy each invitation link/],
  ['failing', /copy each invitation link/],
  ['works', /gets an invitation by e-mail/],
] as const)('inviting says how an invitation arrives while mail is %s', async (state, words) => {
  answerCall(listPermissions, () => ({ data: ['cabinet_edit'] }))
  answerCall(getMailDelivery, () => ({ data: { state, failure: null, last_sent_at: null, test: null } }))
  await renderPart(
    <Suspense>
      <AddParticipant product={7} onSeveral={() => undefined} />
    </Suspense>,
    { texts: ['common', 'create-course', 'participants'] },
  )
  await expect.element(page.getByText(words)).toBeVisible()
})
