/** Where an S3-compatible bucket is, and how to get in. */
export interface BucketAddress {
  /** Null for Amazon's own. */
  readonly endpoint: string | null;
  readonly region: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
  /** In front of every key. */
  readonly prefix: string;
}
