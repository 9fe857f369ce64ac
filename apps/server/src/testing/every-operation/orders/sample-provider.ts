import { fakeProvider } from '../../../domains/payments/testing/fake-provider.ts'

/** The provider of the schools in which every call is made. */
export const sampleProvider = fakeProvider()
