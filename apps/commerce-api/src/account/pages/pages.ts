import { accountRoutes } from '@settee/domain';
import { Hono, type Context } from 'hono';
import { unknownHost } from '../../http/answer.ts';
import { visitorOf } from '../../http/visitor.ts';
import type { World } from '../../world/world.ts';
import { leadToLogin, refused, type PageHandler } from './answers.ts';
import { authConfirm } from './auth-confirm.ts';
import { auth } from './auth.ts';
import { idpCallback, idpPosted } from './idp-callback.ts';
import { idpStart } from './idp-start.ts';

/** The addresses that a browser itself goes to on its way through a sign-in. */
export function accountPages(world: World): Hono {
  const app = new Hono();
  const answering = (page: PageHandler) => async (context: Context) => {
    const visitor = visitorOf(context, world);
    if (!visitor) return refused(context, unknownHost);
    try {
      return await page(context, visitor, world);
    } catch (error) {
      world.log.error({ errorId: world.ids.row(), page: context.req.path, err: error }, 'sign-in failed');
      return leadToLogin(context, '', 'failed');
    }
  };
  app.post(accountRoutes.auth, answering(auth));
  app.get(accountRoutes.confirm, answering(authConfirm));
  app.get(accountRoutes.loginWithIdp, answering(idpStart));
  app.get(`${accountRoutes.callback}/:idp`, answering(idpCallback));
  app.post(`${accountRoutes.callback}/:idp`, answering(idpPosted));
  return app;
}
