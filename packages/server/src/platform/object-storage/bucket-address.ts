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
  /** Whether the bucket is named in the path, as services other than Amazon's do, or in the name of the host. */
  readonly isPathStyle: boolean;
}

/** The address of the bucket itself, without a slash at its end. */
export function bucketUrl({ endpoint, region, bucket, isPathStyle }: BucketAddress): string {
  const service = withoutSlashes(endpoint ?? `https://s3.${region}.amazonaws.com`);
  if (isPathStyle) return `${service}/${bucket}`;
  return endpoint === null
    ? `https://${bucket}.s3.${region}.amazonaws.com`
    : service.replace('://', `://${bucket}.`);
}

function withoutSlashes(address: string): string {
  return address.endsWith('/') ? withoutSlashes(address.slice(0, -1)) : address;
}
