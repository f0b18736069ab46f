import type { Api } from '#kernel/http/api-instance.ts';

/** A part of the API whose bodies stay bytes: whoever signs them has signed them as they came, whatever they are. */
export function addWebhooks(api: Api, add: (scope: Api) => void): void {
  api.register(async (instance) => {
    const scope = instance as unknown as Api;
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (req, body, done) => {
      req.rawBody = body as Buffer;
      done(null, body);
    });
    add(scope);
  });
}
