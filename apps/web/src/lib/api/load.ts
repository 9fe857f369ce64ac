import type { Operation, OperationReply } from '@lectern/contract/kernel/operation'
import { failPage } from '../routing/page-flow.ts'
import { NetworkError } from './api-error.ts'
import type { Api } from './api.ts'
import type { Call, CallInput } from './call.ts'

interface LearnerPage {
  context: { api: Api }
  location: { href: string }
  abortController: AbortController
  /** `enter`: the reader goes there. */
  cause?: string
}

/**
 * For loaders of learner pages: calls the API in the process while the page is rendered, over the network later. What the
 * loader gives back travels in the page. A call that fails ends the page as `failPage` says; a page that is kept
 * for a time without a network then comes as a whole.
 */
export const load = async <T extends Operation>(
  { context, location, abortController, cause }: LearnerPage,
  call: Call<T>,
  input: CallInput<T>,
): Promise<OperationReply<T>> => {
  try {
    return await call(input, { api: context.api, signal: abortController.signal })
  } catch (error) {
    // The service worker has the page as it was last seen, or says what else it has.
    if (error instanceof NetworkError && cause === 'enter' && navigator.serviceWorker?.controller) {
      window.location.assign(location.href)
      return new Promise(() => {})
    }
    return failPage(error, location.href)
  }
}
