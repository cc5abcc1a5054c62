import { instantOf } from "../../../ui/instants.ts";

interface Published {
  readonly version: number;
  readonly published_at: string;
}

export const publishedOn = ({ version, published_at }: Published): string =>
  `Versão ${version}, publicada em ${instantOf(published_at)}`;
