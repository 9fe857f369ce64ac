import type { Operation, OperationReply } from '@lectern/contract/kernel/operation'
import { failPage } from '../routing/page-flow.ts'
import { mayPass, nextTry } from '../use-retry.ts'
import { NetworkError } from './api-error.ts'
import type { Api } from './api.ts'
import type { Call, CallInput } from './call.ts'

interface LoadedPage {
  context: { api: Api; isShown: (href: string) => boolean }
  location: { href: string }
  abortController: AbortController
}

interface LearnerPage extends LoadedPage {
  /** `preload`: the reader may go there. */
  cause?: string
}

/**
 * What a loader asks for. A page that is already read and only looked at anew (something on it has moved) is not taken away because
 * nobody answers: it stays as it is, and is asked for again until an answer comes or the page is left.
 */
export const askAgain = async <T>(
  { context, location, abortController: { signal } }: LoadedPage,
  ask: () => Promise<T>,
): Promise<T> => {
  for (;;)
    try {
      return await ask()
    } catch (error) {
      if (signal.aborted || !mayPass(error) || !context.isShown(location.href)) throw error
      await nextTry(error)
    }
}

/**
 * For loaders of learner pages: calls the API in the process while the page is rendered, over the network later. What the
 * loader gives back travels in the page. A call that fails ends the page as `failPage` says; a page that is kept
 * for a time without a network then comes as a whole.
 */
export const load = async <T extends Operation>(
  page: LearnerPage,
  call: Call<T>,
  input: CallInput<T>,
): Promise<OperationReply<T>> => {
  const { context, location, abortController, cause } = page
  try {
    return await askAgain(page, () => call(input, { api: context.api, signal: abortController.signal }))
  } catch (error) {
    // The service worker has the page as it was last seen, or says what else it has.
    if (error instanceof NetworkError && cause !== 'preload' && navigator.serviceWorker?.controller) {
      window.location.assign(location.href)
      return new Promise(() => {})
    }
    return failPage(error, location.href)
  }
}
