import type { Operation, OperationReply } from '@lectern/contract/kernel/operation'
import { failPage } from '../routing/page-flow.ts'
import type { Api } from './api.ts'
import type { Call, CallInput } from './call.ts'

interface LearnerPage {
  context: { api: Api }
  location: { href: string }
  abortController: AbortController
}

/**
 * For loaders of learner pages: calls the API in the process while the page is rendered, over the network later. What the
 * loader gives back travels in the page. A call that fails ends the page as `failPage` says.
 */
export const load = async <T extends Operation>(
  { context, location, abortController }: LearnerPage,
  call: Call<T>,
  input: CallInput<T>,
): Promise<OperationReply<T>> => {
  try {
    return await call(input, { api: context.api, signal: abortController.signal })
  } catch (error) {
    return failPage(error, location.href)
  }
}
