import { S3Client } from '@aws-sdk/client-s3'

/** Where objects are kept in an S3-compatible service. */
export interface S3Settings {
  /** `https://host:port` */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** The same for every client of the service. */
export const s3ClientOptions = ({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings) =>
  ({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Buckets as the first part of the path, and checksums only where they must be: what every such service understands.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  }) as const

export const createS3Client = (settings: S3Settings): S3Client => new S3Client(s3ClientOptions(settings))
