import { showPhoto } from "#contract/people/photos.ts";
import type { Dependencies } from "../../../dependencies.ts";
import { bind, type Route } from "../../../platform/http/route.ts";
import { found, refuse } from "../../../platform/refusal.ts";

export const photoRoutes = ({ photos }: Dependencies): Route[] => [
  bind(showPhoto, async ({ params, query }) => {
    if (!photos.isSigned(params.key, query.expires, query.signature)) return refuse("not_found");
    const bytes = found(await photos.read(params.key));
    return { bytes, mediaType: "image/webp", cacheSeconds: 3600 };
  }),
];
