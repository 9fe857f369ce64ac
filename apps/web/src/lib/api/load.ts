import type { Operation, OperationReply } from '@lectern/contract/kernel/operation'
import { failPage } from '../routing/page-flow.ts'
import { mayPass, nextTry } from '../use-retry.ts'
import { NetworkError } from './api-error.ts'
import type { Api } from './api.ts'
import type { Call, CallInput } from './call.ts'

interface LearnerPage {
  context: { api: Api; isShown: (href: string) => boolean }
  location: { href: string }
  abortController: AbortController
}

/**
 * What a loader asks for. A page that is already read and only looked at anew (something on it has moved) is not taken away because
 * nobody answers: it stays as it is, and is asked for again until an answer comes or the page is left.
 */
export const askAgain = async <T>(
  { context, location, abortController: { signal } }: LearnerPage,
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

/** A page is left to the service worker once: several of its calls fail beside each other. */
const together = 3000
let leftAt = -together

/** Loads the page that the reader is on the way to as a whole: the service worker has it as it was last seen, or says what else it has. */
const leaveToWorker = (): Promise<never> => {
  if (performance.now() - leftAt > together) {
    leftAt = performance.now()
    window.location.reload()
  }
  return new Promise(() => {})
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
  const { context, location, abortController } = page
  try {
    return await askAgain(page, () => call(input, { api: context.api, signal: abortController.signal }))
  } catch (error) {
    // What is loaded ahead is left alone, until the reader goes there: the address is that of the page from then on.
    const isWanted = () => window.location.href.endsWith(location.href)
    if (error instanceof NetworkError && navigator.serviceWorker?.controller && isWanted())
      return leaveToWorker()
    return failPage(error, location.href)
  }
}
