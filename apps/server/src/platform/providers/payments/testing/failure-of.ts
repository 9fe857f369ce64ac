import { PaymentProviderError } from '../payment-provider.ts'

export const failureOf = async (work: Promise<unknown>): Promise<PaymentProviderError> => {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof PaymentProviderError) return error
  throw new Error('It did not fail as a provider does.', { cause: error })
}
