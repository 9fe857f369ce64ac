import type * as offersApi from '@lectern/contract/offers/offers.api'
import type * as participantsApi from '@lectern/contract/courses/participants.api'
import type * as previewApi from '@lectern/contract/courses/preview-settings.api'
import { call } from '../../../lib/api/index.ts'

// Apart from the authors' calls: these come to a learner's page, for the team alone.
export const getPreviewSettings = call<typeof previewApi.getPreviewSettings>(
  'GET',
  '/courses/:course/preview-settings',
)
export const savePreviewSettings = call<typeof previewApi.savePreviewSettings>(
  'POST',
  '/courses/:course/preview-settings',
)
export const listOffers = call<typeof offersApi.listOffers>('GET', '/offers')
export const listParticipants = call<typeof participantsApi.listParticipants>(
  'GET',
  '/products/:product/participants',
)
