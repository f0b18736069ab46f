import { unwrap, useApi } from '@quetzal/web-kit/api';
import { useSession } from '@quetzal/web-kit/session';
import { useMutation } from '@tanstack/react-query';

/** What an agent types to come in. */
export interface AgentCredentials {
  username: string;
  password: string;
}

/** Logs in on the agent side; the server refuses accounts without a team, so that no session of theirs ever starts here. */
export function useAgentLogin() {
  const api = useApi();
  const { login } = useSession();
  return useMutation({
    mutationFn: async ({ username, password }: AgentCredentials) =>
      login(
        await unwrap(api.POST('/wps/session/login', { body: { username, password, type: 'username', side: 'agent' } })),
      ),
  });
}
